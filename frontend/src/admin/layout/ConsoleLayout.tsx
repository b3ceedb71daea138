import { Layout, type LayoutProps } from 'react-admin';
import { ConsoleBar } from './ConsoleBar';

const NoSidebar = () => null;

/** react-admin's layout with the console's own bar: a sidebar on a desktop, a strip and a bottom bar on a phone. */
export function ConsoleLayout({ children }: LayoutProps) {
  return (
    <Layout appBar={ConsoleBar} sidebar={NoSidebar} sx={shape}>
      {children}
    </Layout>
  );
}

const shape = {
  minWidth: 0,
  '& .RaLayout-appFrame': { mt: 0, flexDirection: { xs: 'column', sm: 'row' } },
  '& .RaLayout-contentWithSidebar': { minWidth: 0 },
  '& .RaLayout-content': {
    minWidth: 0,
    width: '100%',
    maxWidth: 1240,
    mx: 'auto',
    px: { xs: 2, sm: 3, lg: 5 },
    pt: { xs: 2, sm: 4 },
    pb: { xs: 12, sm: 6 },
  },
  '& .skip-nav-button': { bgcolor: 'primary.main', color: 'primary.contrastText' },
};
