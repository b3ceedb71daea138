import { Box } from '@mui/material';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react';
import { previewDocument, scrollToElement, showIn } from './previewDocument';

interface PreviewFrameProps {
  readonly html: string;
  /** Id of the element to show. */
  readonly anchor: string;
  /** Width of the shown screen, in pixels; the frame is made smaller where it does not fit. */
  readonly width: number;
}

/** A page of the site in a frame without scripts. */
export function PreviewFrame({ html, anchor, width }: PreviewFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const page = useMemo(() => previewDocument(html), [html]);
  // only the first version is loaded; the later ones are put into its document
  const [first] = useState(page);
  const shownPage = useRef(first);
  const loaded = useRef(false);
  const room = useWidth(box);
  const scale = room > 0 ? Math.min(1, room / width) : 1;
  function show() {
    const shown = frame.current?.contentDocument;
    if (!loaded.current || !shown || shownPage.current === page) return;
    showIn(shown, page);
    shownPage.current = page;
  }
  function scroll() {
    if (loaded.current && frame.current) scrollToElement(frame.current, anchor);
  }
  const pageChanged = useEffectEvent(show);
  useEffect(() => pageChanged(), [page]);
  const placeChanged = useEffectEvent(scroll);
  useEffect(() => placeChanged(), [anchor, width]);
  return (
    <Box ref={box} sx={boxShape}>
      <Box
        ref={frame}
        component="iframe"
        title="Preview of the site"
        sandbox="allow-same-origin"
        srcDoc={first}
        onLoad={() => {
          loaded.current = true;
          shownPage.current = first;
          show();
          scroll();
        }}
        sx={{
          display: 'block',
          border: 0,
          bgcolor: '#fff',
          width,
          height: `${100 / scale}%`,
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
          ml: `${Math.max(0, (room - width * scale) / 2)}px`,
        }}
      />
    </Box>
  );
}

/** The width of an element, in pixels; 0 until it is measured. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const measured = element.current;
    if (!measured || !('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(() => setWidth(measured.clientWidth));
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

const boxShape = {
  height: { xs: 'calc(100vh - 260px)', lg: 'calc(100vh - 220px)' },
  minHeight: 360,
  maxHeight: 900,
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: '#fff',
};
