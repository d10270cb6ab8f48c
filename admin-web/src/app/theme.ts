import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';
import { say } from '../words/say';

interface Colours {
  readonly ink: string;
  readonly inkSoft: string;
  readonly ground: string;
  readonly surface: string;
  readonly sunken: string;
  readonly line: string;
  readonly action: string;
  readonly onAction: string;
  readonly actionSoft: string;
  readonly success: string;
  readonly warning: string;
  readonly error: string;
}

/** The product's colours. */
const light: Colours = {
  ink: '#0b1f33',
  inkSoft: '#4a6075',
  ground: '#f7fafc',
  surface: '#ffffff',
  sunken: '#eef3f7',
  line: '#dce5ec',
  action: '#0b6e99',
  onAction: '#ffffff',
  actionSoft: '#e3f1f7',
  success: '#1e7f4f',
  warning: '#8f4b00',
  error: '#c11235',
};
const dark: Colours = {
  ink: '#eaf2f8',
  inkSoft: '#a5b8c8',
  ground: '#0b1620',
  surface: '#12212f',
  sunken: '#0e1b27',
  line: '#24394b',
  action: '#5cc3e8',
  onAction: '#0b1f33',
  actionSoft: '#15344a',
  success: '#57c78f',
  warning: '#f4b266',
  error: '#ff8b9f',
};

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

const plainOnPhones = { '@media (max-width: 599.95px)': { backgroundColor: 'transparent' } };
/** The round button that adds a record floats 60 to 116 above a phone's edge: the pages of a list end above it. */
const belowFloating = { '@media (max-width: 899.95px)': { paddingBottom: 132 } };
const noElevation = { defaultProps: { elevation: 0 } };

/** Inside of what would be cut off by its container. */
const focusRing = (c: Colours, outlineOffset: number) => ({ outline: `2px solid ${c.action}`, outlineOffset });

function components(c: Colours): RaThemeOptions['components'] {
  return {
    MuiCssBaseline: {
      styleOverrides: {
        body: { fontVariantNumeric: 'tabular-nums' },
        ':focus-visible': focusRing(c, 2),
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': { animation: 'none !important', transition: 'none !important' },
        },
      },
    },
    MuiAppBar: {
      defaultProps: { elevation: 0, color: 'default' },
      styleOverrides: {
        root: {
          backgroundColor: c.surface,
          backgroundImage: 'none',
          color: c.ink,
          borderBottom: `1px solid ${c.line}`,
        },
      },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: { ...noElevation, styleOverrides: { root: { border: `1px solid ${c.line}`, borderRadius: 16 } } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { textTransform: 'none', fontWeight: 600, borderRadius: 10, minHeight: 36 } },
    },
    // Its own `outline: 0` comes after the baseline's rule and is as strong; without a ripple nothing else shows where the keyboard is.
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': focusRing(c, 2) } },
    },
    /** Around its track: it cuts off what is around its thumb. */
    MuiSwitch: {
      styleOverrides: {
        switchBase: {
          '&.Mui-focusVisible': { outline: 'none' },
          '&.Mui-focusVisible + .MuiSwitch-track': focusRing(c, 2),
        },
      },
    },
    MuiMenuItem: { styleOverrides: { root: { '&.Mui-focusVisible': focusRing(c, -2) } } },
    MuiListItemButton: { styleOverrides: { root: { '&.Mui-focusVisible': focusRing(c, -2) } } },
    MuiTab: { styleOverrides: { root: { '&.Mui-focusVisible': focusRing(c, -2) } } },
    MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
    MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
    MuiOutlinedInput: { styleOverrides: { root: { borderRadius: 10, backgroundColor: c.surface } } },
    MuiDialog: { styleOverrides: { paper: { borderRadius: 16, border: `1px solid ${c.line}` } } },
    MuiAlert: { styleOverrides: { action: { whiteSpace: 'nowrap' } } },
    MuiChip: { styleOverrides: { root: { fontWeight: 600 } } },
    MuiTableCell: {
      styleOverrides: { root: { borderColor: c.line }, head: { fontWeight: 700, color: c.inkSoft, lineHeight: 1.25 } },
    },
    /** React-admin's own has no name. */
    MuiCircularProgress: { defaultProps: { 'aria-label': say('app.loading') } },
    MuiTooltip: { defaultProps: { arrow: true } },
    RaLayout: {
      styleOverrides: {
        root: { minWidth: 0, '& .RaLayout-content': { minWidth: 0, paddingBottom: 96, ...belowFloating } },
      },
    },
    /** Words alone, as in every other dialog. */
    RaConfirm: { styleOverrides: { root: { '& .MuiButton-startIcon': { display: 'none' } } } },
    RaMenuItemLink: {
      styleOverrides: {
        root: {
          margin: '1px 8px',
          borderRadius: 10,
          color: c.inkSoft,
          // With a mouse the whole menu is on a screen of 800.
          '@media (pointer: fine)': { paddingBlock: 3.5 },
          '& .RaMenuItemLink-icon': { minWidth: 36, color: 'inherit' },
          '&.RaMenuItemLink-active': { backgroundColor: c.actionSoft, color: c.ink, fontWeight: 700 },
        },
      },
    },
    RaDataTable: {
      styleOverrides: {
        root: {
          '& .RaDataTable-headerCell': { backgroundColor: c.surface },
          '& .RaDataTable-rowCell': { paddingBlock: 9 },
          '& .RaDataTable-rowCell, & .RaDataTable-headerCell': { paddingInline: 12 },
          '& time': { whiteSpace: 'nowrap' },
        },
      },
    },
    RaList: {
      styleOverrides: {
        root: { '& .RaList-main': { minWidth: 0 }, '& .RaList-content': { minWidth: 0, overflow: 'hidden' } },
      },
    },
    RaTopToolbar: { styleOverrides: { root: { ...plainOnPhones, minHeight: 0, padding: '8px 4px' } } },
    RaListToolbar: { styleOverrides: { root: { ...plainOnPhones, '& .RaListToolbar-actions': { paddingTop: 8 } } } },
    RaToolbar: { styleOverrides: { root: { backgroundColor: c.sunken, borderTop: `1px solid ${c.line}`, gap: 8 } } },
    RaFilterForm: { styleOverrides: { root: { minHeight: 56, flexShrink: 0 } } },
  } as RaThemeOptions['components'];
}

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
    components: { ...base.components, ...components(c) },
  };
}

export const lightTheme = theme(defaultLightTheme, 'light', light);
export const darkTheme = theme(defaultDarkTheme, 'dark', dark);
