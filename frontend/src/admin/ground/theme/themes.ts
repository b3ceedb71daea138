import { brandPalette } from '@contract';
import type { Theme } from '@mui/material';
import type { RaThemeOptions } from 'react-admin';
import { bodyFont, headingFont, tokens } from './tokens';

const heading = { fontFamily: headingFont, fontWeight: 560, letterSpacing: '-0.012em' };
const focusRing = { outline: '2px solid currentColor', outlineOffset: 2 };

function themeOf(palette: RaThemeOptions['palette'], line: string, headingColour: string): RaThemeOptions {
  return {
    palette: { ...palette, divider: line },
    // below 768 px, also where a larger page is zoomed in, the console is that of a phone
    breakpoints: { values: { xs: 0, sm: 768, md: 900, lg: 1200, xl: 1536 } },
    shape: { borderRadius: 10 },
    typography: {
      fontFamily: bodyFont,
      h1: {
        ...heading,
        color: headingColour,
        fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2rem)',
        lineHeight: 1.2,
      },
      // names of leads, users and posts
      h2: { fontSize: '1rem', fontWeight: 650, lineHeight: 1.35 },
      h3: { fontSize: '0.9375rem', fontWeight: 650, lineHeight: 1.4 },
      // titles of sections and dialogs
      h4: { ...heading, color: headingColour, fontSize: '1.125rem', lineHeight: 1.3 },
      body1: { fontSize: '0.9375rem' },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          body: { fontVariantNumeric: 'tabular-nums' },
          // of no weight, so that a link with a ring of its own keeps it
          ':where(a, summary, [role=region]):focus-visible': focusRing,
          '@media (prefers-reduced-motion: reduce)': {
            '*, *::before, *::after': {
              animationDuration: '1ms !important',
              transitionDuration: '1ms !important',
            },
          },
        },
      },
      MuiButtonBase: {
        defaultProps: { disableRipple: true },
        styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
      },
      MuiButton: {
        defaultProps: { disableElevation: true },
        // the brand green has enough contrast on white, but not on the page background
        styleOverrides: {
          textPrimary: ({ theme }: { theme: Theme }) => ({ color: theme.palette.secondary.main }),
          outlinedPrimary: ({ theme }: { theme: Theme }) => ({ color: theme.palette.secondary.main }),
          // the ring is outside of the button, whose own colour is that of the page
          contained: ({ theme }: { theme: Theme }) => ({
            '&.Mui-focusVisible': { outlineColor: theme.palette.secondary.main },
          }),
        },
      },
      MuiTextField: {
        defaultProps: {
          variant: 'outlined',
          size: 'small',
          margin: 'none',
          fullWidth: true,
          color: 'secondary',
        },
      },
      MuiFormControl: {
        defaultProps: {
          variant: 'outlined',
          size: 'small',
          margin: 'none',
          fullWidth: true,
          color: 'secondary',
        },
      },
      MuiSkeleton: {
        styleOverrides: {
          root: ({ theme }: { theme: Theme }) => ({
            backgroundColor: theme.palette.mode === 'dark' ? tokens.nightMint : '#E6EEE9',
          }),
        },
      },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiCard: {
        defaultProps: { variant: 'outlined' },
        styleOverrides: { root: { borderColor: line } },
      },
      MuiTab: { styleOverrides: { root: { minHeight: 44, minWidth: 0, fontSize: '0.9375rem' } } },
      MuiTabs: {
        defaultProps: { textColor: 'secondary', indicatorColor: 'secondary' },
        styleOverrides: { root: { minHeight: 44 } },
      },
      MuiLink: { defaultProps: { underline: 'hover' } },
    },
  };
}

/** The themes of the console in the palette of a brand colour. Material UI computes with their colours: no variables. */
export function themesOf(brandColour: string) {
  const { brand, deep, forest, accent, light } = brandPalette(brandColour);
  return {
    lightTheme: themeOf(
      {
        mode: 'light',
        primary: { main: brand, dark: deep, contrastText: tokens.white },
        secondary: { main: deep, contrastText: tokens.white },
        error: { main: tokens.danger },
        warning: { main: tokens.amber },
        info: { main: deep },
        success: { main: tokens.green },
        background: { default: tokens.paper, paper: tokens.white },
        text: { primary: tokens.ink, secondary: tokens.muted },
      },
      tokens.line,
      forest,
    ),
    darkTheme: themeOf(
      {
        mode: 'dark',
        primary: { main: accent, dark: light, contrastText: forest },
        secondary: { main: accent, contrastText: forest },
        error: { main: tokens.nightDanger, contrastText: '#4A0E09' },
        warning: { main: tokens.nightAmber },
        info: { main: accent },
        success: { main: tokens.nightGreen },
        background: { default: tokens.night, paper: tokens.nightCard },
        text: { primary: tokens.nightInk, secondary: tokens.nightMuted },
      },
      tokens.nightLine,
      tokens.nightInk,
    ),
  };
}
