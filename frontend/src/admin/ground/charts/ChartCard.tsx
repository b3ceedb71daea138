import { Box, Card } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { SectionHeading } from '../theme/SectionHeading';

interface ChartCardProps {
  readonly title: string;
  /** What the colours mean; none without colours. */
  readonly colours?: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/** The card of a chart, with its title and key. */
export function ChartCard({ title, colours = {}, children }: ChartCardProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between', mb: 2.5 }}>
        <SectionHeading id={id}>{title}</SectionHeading>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, fontSize: 14 }} aria-hidden>
          {Object.entries(colours).map(([label, colour]) => (
            <Key key={label} colour={colour}>
              {label}
            </Key>
          ))}
        </Box>
      </Box>
      {children}
    </Card>
  );
}

function Key({ colour, children }: { colour: string; children: string }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      <Box component="span" sx={{ width: 12, height: 12, borderRadius: 0.3, bgcolor: colour }} />
      {children}
    </Box>
  );
}
