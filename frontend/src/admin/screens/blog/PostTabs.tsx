import { Tab, Tabs } from '@mui/material';
import type { PostStatus } from '@/shared/api-types';

export type PostTab = 'all' | PostStatus | 'deleted';

export const TAB_LABELS: Record<PostTab, string> = {
  all: 'All',
  published: 'Published',
  scheduled: 'Scheduled',
  draft: 'Drafts',
  deleted: 'Deleted',
};

interface PostTabsProps {
  readonly value: PostTab;
  readonly panelId: string;
  readonly onChange: (tab: PostTab) => void;
}

/** The filter by status, and the deleted posts. */
export function PostTabs({ value, panelId, onChange }: PostTabsProps) {
  return (
    <Tabs
      value={value}
      onChange={(_, next: PostTab) => onChange(next)}
      aria-label="Posts"
      variant="scrollable"
      allowScrollButtonsMobile
      sx={{ borderBottom: 1, borderColor: 'divider', mb: 2.5 }}
    >
      {Object.entries(TAB_LABELS).map(([tab, label]) => (
        <Tab key={tab} value={tab} label={label} aria-controls={panelId} />
      ))}
    </Tabs>
  );
}
