import { PageHeading } from '@/admin/ground/page/PageHeading';
import { PictureLibrary } from '@/admin/records/pictures/PictureLibrary';

/** The picture library, at /admin/media. */
export function PictureLibraryPage() {
  return (
    <>
      <PageHeading
        title="Pictures"
        subtitle="For articles and the pages of the site"
        back={{ to: '/admin/blog', label: 'Blog' }}
      />
      <PictureLibrary />
    </>
  );
}
