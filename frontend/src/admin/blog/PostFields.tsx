import { POST_CATEGORIES } from '@contract';
import { Box } from '@mui/material';
import { FormDataConsumer, SelectInput, TextInput } from 'react-admin';
import type { PostDraft } from '../../shared/api-types';
import { PostImage } from './PostImage';
import { POST_LABELS } from './postRules';

const CATEGORIES = POST_CATEGORIES.map((id) => ({ id, name: id }));

/** The fields of a post (spec §2), with a preview of the image. */
export function PostFields() {
  return (
    <Box sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
      <TextInput source="title" label={POST_LABELS.title} autoFocus />
      <TextInput source="excerpt" label={POST_LABELS.excerpt} multiline minRows={2} />
      <TextInput
        source="content"
        label={POST_LABELS.content}
        multiline
        minRows={6}
        maxRows={16}
        helperText="Markdown: ## heading, **bold**, - list, [words](address)"
      />
      <SelectInput source="category" label={POST_LABELS.category} choices={CATEGORIES} />
      <TextInput
        source="imageUrl"
        label={POST_LABELS.imageUrl}
        type="url"
        helperText="https://… or a path such as /covers/two-houses.svg"
      />
      <Box sx={{ width: 240, borderRadius: 1, overflow: 'hidden', mb: 1 }}>
        <FormDataConsumer<Partial<PostDraft>>>
          {({ formData }) => <PostImage url={formData.imageUrl?.trim() ?? ''} />}
        </FormDataConsumer>
      </Box>
      <TextInput source="readTime" label={POST_LABELS.readTime} helperText='e.g. "5 min read"' />
    </Box>
  );
}
