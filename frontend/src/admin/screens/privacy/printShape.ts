/**
 * On paper: the page without navigation and controls, in black on white. While a dialog is open, it alone is printed.
 */
export const printShape = {
  '@media print': {
    '.no-print, .MuiTablePagination-root, .MuiDialogActions-root, .MuiDialog-root button, .MuiBackdrop-root, header, nav, .toast-region':
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
    main: { padding: '0 !important' },
    // flex boxes, one of them as high as the window
    '.console-frame, main': { display: 'block !important' },
    'li, .MuiCard-root': { breakInside: 'avoid' },
  },
};
