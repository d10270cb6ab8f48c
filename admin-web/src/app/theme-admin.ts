import type { RaThemeOptions } from 'react-admin';
import type { Colours } from './theme-colours';

const plainOnPhones = { '@media (max-width: 599.95px)': { backgroundColor: 'transparent' } };
/** The round button that adds a record floats 60 to 116 above a phone's edge: the pages of a list end above it. */
const belowFloating = { '@media (max-width: 899.95px)': { paddingBottom: 132 } };

/** On paper a page is its title and what it shows; a bar that stayed in place would come again on each sheet. */
const onPaper = {
  '@media print': {
    '& .MuiDrawer-root, & .MuiFab-root, & header button': { display: 'none' },
    '& header': { position: 'absolute' },
  },
};

/** Columns of what people type: a name of eighty letters without a space breaks, and pushes no other column out of sight. */
const typedColumns = ['name', 'description', 'title', 'email', 'contactName', 'signerName', 'listDescription', 'value']
  .map((field) => `& .RaDataTable-rowCell.column-${field}`)
  .join(', ');

/** How react-admin's components look. */
export const adminComponents = (c: Colours) =>
  ({
    RaLayout: {
      styleOverrides: {
        root: { minWidth: 0, '& .RaLayout-content': { minWidth: 0, paddingBottom: 96, ...belowFloating }, ...onPaper },
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
    /** On a phone its bar lies at the end of the page, which keeps the room for it; react-admin keeps it a second time, within the card. */
    RaSimpleForm: { styleOverrides: { root: { '@media (max-width: 599.95px)': { paddingBottom: 16 } } } },
    RaDataTable: {
      styleOverrides: {
        root: {
          '& .RaDataTable-headerCell': { backgroundColor: c.surface },
          '& .RaDataTable-rowCell': { paddingBlock: 9 },
          '& .RaDataTable-rowCell, & .RaDataTable-headerCell': { paddingInline: 12 },
          [typedColumns]: { overflowWrap: 'anywhere', '@media (min-width: 600px)': { minWidth: '8rem' } },
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
    /** The help of a switch stands below its words. */
    RaBooleanInput: {
      styleOverrides: {
        root: { '& .MuiFormHelperText-root': { marginTop: -6, marginBottom: 10, marginInlineStart: 47 } },
      },
    },
    RaFilterForm: { styleOverrides: { root: { minHeight: 56, flexShrink: 0, maxWidth: '100%' } } },
  }) as RaThemeOptions['components'];
