import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { PageHeading } from '../layout/PageHeading';
import { PictureLibrary } from './PictureLibrary';

/** The picture library, at /admin/media. */
export function PictureLibraryPage() {
  return (
    <>
      <PageHeading title="Pictures" subtitle="For articles and the pages of the site">
        <Button component={Link} to="/admin/blog" color="secondary" variant="outlined">
          Blog
        </Button>
      </PageHeading>
      <PictureLibrary />
    </>
  );
}
