/**
 * On paper: the page without navigation and controls, in black on white. While a dialog is open, it alone is printed.
 */
export const printShape = {
  '@media print': {
    '.no-print, .MuiDialogActions-root, .MuiDialog-root button, .MuiBackdrop-root, header, nav, .toast-region':
      {
        display: 'none !important',
      },
    'body *': {
      color: '#000 !important',
      backgroundColor: 'transparent !important',
      borderColor: '#bbb !important',
      boxShadow: 'none !important',
    },
    'body:has(> .MuiDialog-root) > :not(.MuiDialog-root)': { display: 'none !important' },
    '.MuiDialog-root, .MuiDialog-container, .MuiDialog-paper, .MuiDialogContent-root': {
      position: 'static !important',
      display: 'block !important',
      height: 'auto !important',
      maxHeight: 'none !important',
      overflow: 'visible !important',
    },
    'main, .RaLayout-content': { padding: '0 !important' },
    // react-admin's frame is a flex box as high as the window
    '#main-content, .RaLayout-appFrame, .RaLayout-contentWithSidebar': { display: 'block !important' },
    'li, .MuiCard-root': { breakInside: 'avoid' },
  },
};
