import { Box, Chip } from '@mui/material';
import { tagsOf } from '@/admin/records/clients/clientFields';
import { useClientTags } from '@/admin/records/clients/useClientTags';

interface TagChoicesProps {
  /** The tags in the form, with commas between them. */
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
}

/** The tags of other clients, to be added by a click. */
export function TagChoices({ value = '', onChange }: TagChoicesProps) {
  const chosen = tagsOf(value);
  const others = useClientTags().filter((tag) => !chosen.includes(tag));
  if (others.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label="Tags of other clients"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: -1.5 }}
    >
      {others.map((tag) => (
        <Chip
          key={tag}
          size="small"
          variant="outlined"
          label={tag}
          aria-label={`Add the tag ${tag}`}
          onClick={() => onChange([...chosen, tag].join(', '))}
        />
      ))}
    </Box>
  );
}
