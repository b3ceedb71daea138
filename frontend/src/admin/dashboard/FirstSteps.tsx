import { Box, Card, Link, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { SectionHeading } from '../theme/SectionHeading';

/** Shown until the first lead has arrived. */
export function FirstSteps() {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <SectionHeading id={id}>First Steps</SectionHeading>
      <Typography color="textSecondary" sx={{ mt: 0.5 }}>
        No lead has arrived yet. Bookings and subscriptions appear here at once.
      </Typography>
      <Box component="ol" sx={{ m: 0, mt: 1.5, pl: 2.5, display: 'grid', gap: 1 }}>
        <li>
          <Link href="/#contact" target="_blank" rel="noopener" color="secondary" underline="always">
            Book a consultation on your site
          </Link>{' '}
          as a visitor would, and see it arrive.
        </li>
        <Step to="/admin/blog" link="Publish an article">
          about a question that clients ask you often.
        </Step>
        <Step to="/admin/settings" link="Check the settings">
          for messages to visitors and the mail server.
        </Step>
      </Box>
    </Card>
  );
}

function Step({ to, link, children }: { to: string; link: string; children: ReactNode }) {
  return (
    <li>
      <Link component={RouterLink} to={to} color="secondary" underline="always">
        {link}
      </Link>{' '}
      {children}
    </li>
  );
}
