import { Box, Typography } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { CheckIcon } from '@/admin/ground/theme/screenIcons';
import { visuallyHidden } from '@/admin/ground/theme/visuallyHidden';

const STEPS = ['File', 'Columns', 'Check', 'Apply', 'Report'] as const;
export type Step = (typeof STEPS)[number];

interface ImportStepsProps {
  readonly current: Step;
  /** The heading of the step; gets the focus when it changes. */
  readonly title: string;
  readonly children: ReactNode;
}

/** A step of an import below the list of all steps. */
export function ImportSteps({ current, title, children }: ImportStepsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownTitle = useRef(title);
  useEffect(() => {
    if (shownTitle.current !== title) heading.current?.focus();
    shownTitle.current = title;
  }, [title]);
  const at = STEPS.indexOf(current);
  return (
    <>
      <Box component="ol" aria-label="Steps" sx={listShape}>
        {STEPS.map((step, index) => (
          <Box
            component="li"
            key={step}
            className={index < at ? 'done' : index === at ? 'current' : 'next'}
            {...(index === at && { 'aria-current': 'step' })}
          >
            <span className="mark" aria-hidden>
              {index < at ? <CheckIcon sx={{ fontSize: 16 }} /> : index + 1}
            </span>
            <span className="word">{step}</span>
            {index < at && <span style={visuallyHidden}> (done)</span>}
          </Box>
        ))}
      </Box>
      <Typography ref={heading} component="h2" variant="h4" tabIndex={-1} sx={headingShape}>
        {title}
      </Typography>
      {children}
    </>
  );
}

const headingShape = { outline: 'none', fontSize: 21, mb: 2 };
const listShape = {
  display: 'flex',
  gap: { xs: 1, sm: 1.5 },
  m: 0,
  mb: 3,
  p: 0,
  listStyle: 'none',
  fontSize: 14,
  '& li': { display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' },
  // a line to the next step
  '& li:not(:last-of-type)::after': {
    content: '""',
    width: { xs: 12, md: 48 },
    borderTop: 1,
    borderColor: 'divider',
    ml: { xs: 0, sm: 0.5 },
  },
  '& .mark': {
    display: 'grid',
    placeItems: 'center',
    width: 26,
    height: 26,
    flex: 'none',
    boxSizing: 'border-box',
    border: 1,
    borderColor: 'divider',
    borderRadius: '50%',
    fontSize: 13,
    fontWeight: 600,
  },
  '& .current': { color: 'text.primary', fontWeight: 650 },
  '& .current .mark': {
    bgcolor: 'secondary.main',
    borderColor: 'secondary.main',
    color: 'secondary.contrastText',
  },
  '& .done .mark': { borderColor: 'secondary.main', color: 'secondary.main' },
  // on a phone only the current step has room for its word
  '& li:not(.current) .word': { display: { xs: 'none', sm: 'inline' } },
};
