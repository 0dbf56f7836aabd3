import { defaultTheme } from 'react-admin';
import { reactAdminText } from '@suluh/i18n-id/reactAdmin';
import { HEMS } from '@suluh/ui/foundations/hems.ts';
import { PALETTE } from '@suluh/ui/foundations/palette.ts';
import { SCALES } from '@suluh/ui/foundations/scales.ts';
import type { ThemeOptions } from '@mui/material';

const TARGET_PX = 44;
/** Of the bar that stays at the bottom of a form: its button with 16 above and below. */
const FORM_BAR_PX = TARGET_PX + 2 * 16;
const FONT = SCALES.font.replace('"Plus Jakarta Sans"', '"Plus Jakarta Sans Variable"');

/** Lists of choices open where their field stands: in the dialog that is open, else in the page's own landmark. */
const listPlace = (): Element =>
  [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.querySelector('main') ?? document.body;

/** The dress of the back office: the product's dyes, type and hem on MUI's parts (docs/look.md). */
export const theme: ThemeOptions = {
  ...defaultTheme,
  palette: {
    mode: 'light',
    primary: { main: PALETTE['nila-700'], dark: PALETTE['nila-800'], light: PALETTE['nila-600'] },
    secondary: { main: PALETTE['nila-700'] },
    error: { main: PALETTE['mengkudu-600'] },
    warning: { main: PALETTE['kunyit-800'] },
    success: { main: PALETTE['daun-700'] },
    info: { main: PALETTE['nila-600'] },
    background: { default: PALETTE['kertas-25'], paper: PALETTE['kertas-0'] },
    text: { primary: PALETTE['arang-900'], secondary: PALETTE['arang-600'], disabled: PALETTE['arang-500'] },
    divider: PALETTE['kertas-200'],
    action: { disabled: PALETTE['arang-600'], disabledBackground: PALETTE['kertas-200'] },
  },
  typography: {
    fontFamily: FONT,
    h1: { fontSize: '1.5rem', fontWeight: 800, letterSpacing: '-0.02em' },
    h2: { fontSize: '1.125rem', fontWeight: 700 },
    button: { textTransform: 'none', fontWeight: 700 },
  },
  shape: { borderRadius: 8 },
  components: {
    ...defaultTheme.components,
    MuiCssBaseline: {
      styleOverrides: {
        ':focus-visible': { outline: `3px solid ${PALETTE['nila-600']} !important`, outlineOffset: 2 },
        'header :focus-visible': { outlineColor: `${PALETTE['kunyit-300']} !important` },
      },
    },
    MuiCircularProgress: { defaultProps: { 'aria-label': reactAdminText.ra.page.loading } },
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: { styleOverrides: { root: { minHeight: TARGET_PX, minWidth: TARGET_PX } } },
    MuiIconButton: { styleOverrides: { root: { minHeight: TARGET_PX, minWidth: TARGET_PX } } },
    MuiTab: { styleOverrides: { root: { minHeight: TARGET_PX } } },
    MuiMenuItem: { styleOverrides: { root: { minHeight: TARGET_PX } } },
    MuiCheckbox: { styleOverrides: { root: { minHeight: TARGET_PX, minWidth: TARGET_PX } } },
    MuiFormControlLabel: { styleOverrides: { root: { minHeight: TARGET_PX } } },
    // Its track stays as it is: what is added is room to press.
    MuiSwitch: {
      styleOverrides: { root: { height: TARGET_PX, padding: '15px 12px' }, switchBase: { padding: '12px 9px' } },
    },
    MuiInputBase: { styleOverrides: { root: { minHeight: TARGET_PX } } },
    MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: PALETTE['arang-400'] } } },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
    MuiPopper: { defaultProps: { container: listPlace } },
    // Half see-through as it comes: too pale to read on a phone, where lists have it.
    RaSimpleList: {
      styleOverrides: { root: { '& .RaSimpleList-tertiary': { opacity: 1, color: PALETTE['arang-600'] } } },
    },
    // They come when a pointer hovers: nobody reaches them by keyboard.
    RaSimpleFormIterator: { styleOverrides: { root: { '& .RaSimpleFormIterator-action': { visibility: 'visible' } } } },
    MuiTableCell: { styleOverrides: { root: { whiteSpace: 'nowrap' } } },
    MuiAppBar: {
      styleOverrides: {
        root: {
          background: PALETTE['nila-900'],
          color: PALETTE['kertas-50'],
          boxShadow: 'none',
          '&::after': {
            content: '""',
            position: 'absolute',
            insetInline: 0,
            top: '100%',
            height: 6,
            background: PALETTE['nila-900'],
            maskImage: HEMS['hem-walang-turun'],
            maskRepeat: 'repeat-x',
          },
        },
      },
    },
    // As narrow as the window beside the menu: what is wider in a page scrolls in its own box.
    RaLayout: {
      styleOverrides: {
        root: {
          minWidth: 0,
          '& .RaLayout-appFrame': { marginTop: 58 },
          '& .RaLayout-content': { minWidth: 0 },
        },
      },
    },
    RaList: { styleOverrides: { root: { '& .RaList-main': { minWidth: 0 } } } },
    // Half see-through as it comes: too pale to read.
    RaNotFound: { styleOverrides: { root: { '& .RaNotFound-message': { opacity: 1, fontFamily: FONT } } } },
    RaMenuItemLink: {
      styleOverrides: { root: { minHeight: TARGET_PX, '&.RaMenuItemLink-active': { fontWeight: 700 } } },
    },
    // What is said comes above the bar of a form: over it, a pointer that rests on 'Simpan' would keep it there.
    MuiSnackbar: { styleOverrides: { root: { '&&': { bottom: FORM_BAR_PX + 12 } } } },
    RaToolbar: {
      styleOverrides: {
        root: {
          '&.RaToolbar-desktopToolbar': {
            position: 'sticky',
            bottom: 0,
            zIndex: 2,
            marginTop: 16,
            background: PALETTE['kertas-0'],
          },
        },
      },
    },
  } as ThemeOptions['components'],
};
