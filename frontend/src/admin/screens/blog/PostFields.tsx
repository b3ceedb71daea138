import { POST_CATEGORIES, readTimeOf } from '@contract';
import { Box, Typography } from '@mui/material';
import { memo, type ReactNode } from 'react';
import { SelectInput, TextInput, useInput } from 'react-admin';
import { PicturePicker } from '@/admin/records/pictures/PicturePicker';
import { ContentField } from '@/admin/records/articles/ContentField';
import { POST_LABELS, type PostText } from './postRules';
import { PublicationFields } from './PublicationFields';

const CATEGORIES = POST_CATEGORIES.map((id) => ({ id, name: id }));

/** The fields of a post (spec §2). Memoized, because each key press in the form renders what is around it. */
export const PostFields = memo(function PostFields() {
  return (
    <Box sx={{ display: 'grid', gap: 1, alignContent: 'start', minWidth: 0 }}>
      <TextInput source="title" label={POST_LABELS.title} autoFocus />
      <TextInput source="excerpt" label={POST_LABELS.excerpt} multiline minRows={2} />
      <ContentField label={POST_LABELS.content} minRows={6} />
      <Box sx={pairShape}>
        <SelectInput
          source="category"
          label={POST_LABELS.category}
          choices={CATEGORIES}
          helperText={false}
          margin="none"
        />
        <TextInput
          source="imageUrl"
          label={POST_LABELS.imageUrl}
          type="url"
          helperText="Chosen below, or https://… or /covers/…"
        />
        <ReadTimeField />
      </Box>
      <Part title="Cover">
        <CoverFields />
      </Part>
      <Part title="Publication">
        <PublicationFields />
      </Part>
      <Part title="Byline">
        <Box sx={pairShape}>
          <TextInput source="author" label={POST_LABELS.author} helperText="Empty: the advisor" />
          <TextInput
            source="reviewedOn"
            label={POST_LABELS.reviewedOn}
            type="date"
            helperText="The day somebody last checked the facts"
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </Box>
      </Part>
    </Box>
  );
});

function ReadTimeField() {
  const { field: content } = useInput<PostText>({ source: 'content' });
  return (
    <TextInput
      source="readTime"
      label={POST_LABELS.readTime}
      placeholder={readTimeOf(String(content.value ?? ''))}
      helperText='e.g. "5 min read"'
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

function CoverFields() {
  const { field, fieldState } = useInput<PostText>({ source: 'imageUrl' });
  const { field: alt } = useInput<PostText>({ source: 'imageAlt' });
  return (
    <>
      <PicturePicker
        label="Cover picture"
        value={String(field.value ?? '').trim()}
        onChange={field.onChange}
        onPicture={(picture) => {
          if (!alt.value) alt.onChange(picture.alt);
        }}
        {...(fieldState.error?.message ? { error: 'See the message under Image URL.' } : {})}
      />
      <TextInput
        source="imageAlt"
        label={POST_LABELS.imageAlt}
        helperText="What the cover shows, for people who do not see it. Empty for pure decoration."
      />
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box
      sx={{ display: 'grid', gap: 1.5, borderTop: 1, borderColor: 'divider', pt: 1.5, mt: 0.5, minWidth: 0 }}
    >
      <Typography variant="h3">{title}</Typography>
      {children}
    </Box>
  );
}

const pairShape = {
  display: 'grid',
  columnGap: 1.5,
  rowGap: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
};
