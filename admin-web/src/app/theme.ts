import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';
import { adminComponents } from './theme-admin';
import { type Colours, dark, light } from './theme-colours';
import { materialComponents } from './theme-material';

const font = '"Figtree Variable", system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif';
const heading = { fontWeight: 700, letterSpacing: '-0.01em' };

/** In the dark what is pressed must not darken: its ink is dark. */
const palette = (mode: 'light' | 'dark', c: Colours) => {
  const onColour = mode === 'light' ? '#ffffff' : c.onAction;
  const colour = (main: string) => ({ main, contrastText: onColour, ...(mode === 'dark' && { dark: main }) });
  return {
    mode,
    primary: colour(c.action),
    secondary: colour(c.action),
    success: colour(c.success),
    warning: colour(c.warning),
    error: colour(c.error),
    background: { default: c.ground, paper: c.surface },
    text: { primary: c.ink, secondary: c.inkSoft },
    divider: c.line,
  };
};

function theme(base: RaThemeOptions, mode: 'light' | 'dark', c: Colours): RaThemeOptions {
  return {
    ...base,
    palette: palette(mode, c),
    shape: { borderRadius: 10 },
    typography: {
      fontFamily: font,
      fontSize: 13.5,
      h4: heading,
      h5: { ...heading, fontSize: '1.35rem' },
      h6: { ...heading, fontSize: '1.05rem' },
      subtitle1: { fontWeight: 700 },
    },
    sidebar: { width: 216, closedWidth: 56 },
    components: { ...base.components, ...materialComponents(c), ...adminComponents(c) },
  };
}

export const lightTheme = theme(defaultLightTheme, 'light', light);
export const darkTheme = theme(defaultDarkTheme, 'dark', dark);
