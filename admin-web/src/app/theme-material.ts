import type { RaThemeOptions } from 'react-admin';
import { say } from '../words/say';
import type { Colours } from './theme-colours';

const noElevation = { defaultProps: { elevation: 0 } };

/** Inside of what would be cut off by its container. */
const focusRing = (c: Colours, outlineOffset: number) => ({ outline: `2px solid ${c.action}`, outlineOffset });

/** What people type has words that no line of a phone holds. */
const breaksAnywhere = { overflowWrap: 'anywhere', whiteSpace: 'normal' } as const;

/** A toast covers a dialog's title no more than its buttons. */
const belowToasts = {
  '@media (max-width: 599.95px)': {
    'body:has(.toasts) &': { marginTop: 112, maxHeight: 'calc(100% - 144px)' },
  },
} as const;

/** Where the system chooses the colours, what is told by its ground alone is told by the system's own of what is chosen. */
const chosenInForcedColours = {
  '&.Mui-selected': {
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight',
      color: 'HighlightText',
    },
  },
};

/** How Material's own components look. */
export const materialComponents = (c: Colours): RaThemeOptions['components'] => ({
  MuiCssBaseline: {
    styleOverrides: {
      body: { fontVariantNumeric: 'tabular-nums' },
      // What the keyboard comes to is not behind the actions of a form.
      html: { scrollPaddingBottom: 72, '@media (max-width: 599.95px)': { scrollPaddingBottom: 112 } },
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
    styleOverrides: {
      root: { textTransform: 'none', fontWeight: 600, borderRadius: 10, minHeight: 36 },
      // What is filled by its colour alone would be words among others.
      contained: { '@media (forced-colors: active)': { border: '1px solid' } },
    },
  },
  // Its own `outline: 0` comes after the baseline's rule and is as strong; without a ripple nothing else shows where the keyboard is.
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing(c, 2) } },
  },
  /** It lies over the rows of a list. */
  MuiFab: { styleOverrides: { root: { '@media (forced-colors: active)': { border: '2px solid' } } } },
  /** Around its track: it cuts off what is around its thumb. */
  MuiSwitch: {
    styleOverrides: {
      track: { '@media (forced-colors: active)': { outline: '1px solid' } },
      thumb: { '@media (forced-colors: active)': { border: '1px solid' } },
      switchBase: {
        '&.Mui-focusVisible': { outline: 'none' },
        '&.Mui-focusVisible + .MuiSwitch-track': focusRing(c, 2),
      },
    },
  },
  MuiLinearProgress: { styleOverrides: { root: { forcedColorAdjust: 'none' } } },
  /** Nearer to its own field than to the next one. */
  MuiFormHelperText: { styleOverrides: { root: { marginBottom: 6 } } },
  MuiMenuItem: {
    styleOverrides: { root: { ...breaksAnywhere, '&.Mui-focusVisible': focusRing(c, -2), ...chosenInForcedColours } },
  },
  MuiToggleButton: { styleOverrides: { root: chosenInForcedColours } },
  MuiPaginationItem: { styleOverrides: { root: chosenInForcedColours } },
  MuiAutocomplete: {
    styleOverrides: {
      option: {
        ...breaksAnywhere,
        '&.Mui-focused': { '@media (forced-colors: active)': { outline: '2px solid', outlineOffset: -2 } },
      },
    },
  },
  MuiListItemButton: { styleOverrides: { root: { '&.Mui-focusVisible': focusRing(c, -2) } } },
  MuiTab: { styleOverrides: { root: { '&.Mui-focusVisible': focusRing(c, -2) } } },
  MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
  MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
  MuiOutlinedInput: { styleOverrides: { root: { borderRadius: 10, backgroundColor: c.surface } } },
  MuiFormControlLabel: { styleOverrides: { label: breaksAnywhere } },
  MuiDialog: {
    styleOverrides: {
      paper: { ...breaksAnywhere, borderRadius: 16, border: `1px solid ${c.line}`, ...belowToasts },
    },
  },
  MuiAlert: { styleOverrides: { action: { whiteSpace: 'nowrap' }, message: { overflowWrap: 'anywhere' } } },
  MuiChip: { styleOverrides: { root: { fontWeight: 600 } } },
  MuiTableCell: {
    styleOverrides: { root: { borderColor: c.line }, head: { fontWeight: 700, color: c.inkSoft, lineHeight: 1.25 } },
  },
  /** React-admin's own has no name. */
  MuiCircularProgress: { defaultProps: { 'aria-label': say('app.loading') } },
  MuiTooltip: { defaultProps: { arrow: true } },
});
