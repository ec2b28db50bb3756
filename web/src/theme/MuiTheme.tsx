import GlobalStyles from '@mui/material/GlobalStyles';
import { createTheme, StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';

/**
 * MUI's colours refer to the tokens: the browser mixes them (`nativeColor`), so that light and dark are one theme and
 * tokens.css stays the only place for colour.
 */
const theme = createTheme({
  cssVariables: { nativeColor: true },
  palette: {
    primary: { main: 'var(--sky)', dark: 'var(--sky-strong)', contrastText: 'var(--on-sky)' },
    secondary: { main: 'var(--saffron)', contrastText: 'var(--on-saffron)' },
    error: { main: 'var(--danger)', contrastText: 'var(--on-danger)' },
    background: { default: 'var(--ground)', paper: 'var(--surface-raised)' },
    text: { primary: 'var(--ink)', secondary: 'var(--ink-soft)' },
    divider: 'var(--line)',
  },
  shape: { borderRadius: 12 },
  typography: { fontFamily: 'var(--font)', fontSize: 15, button: { textTransform: 'none' } },
  components: {
    MuiPaper: {
      styleOverrides: {
        root: {
          backgroundImage: 'none',
          border: '1px solid var(--line)',
          boxShadow: 'var(--shadow-2)',
        },
      },
    },
    MuiDialog: {
      styleOverrides: { paper: { margin: 16, borderRadius: 'var(--radius-lg)', maxWidth: 'none' } },
    },
    MuiBackdrop: {
      styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { background: 'var(--scrim)' } } },
    },
    MuiMenuItem: { styleOverrides: { root: { minHeight: 44, fontSize: 'var(--text-sm)' } } },
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiTooltip: {
      styleOverrides: {
        tooltip: { background: 'var(--ink)', color: 'var(--ground)', fontSize: 'var(--text-xs)' },
      },
    },
  },
});

/** Our style sheets come after MUI's, so that our classes win. */
export function MuiTheme({ children }: { children: ReactNode }) {
  return (
    <StyledEngineProvider injectFirst>
      <ThemeProvider theme={theme}>
        <GlobalStyles styles={{ ':root': { '--mui-palette-common-onBackground': 'var(--ink)' } }} />
        {children}
      </ThemeProvider>
    </StyledEngineProvider>
  );
}
