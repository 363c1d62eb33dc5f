import { Outlet } from 'react-router';
import { PreviewBanner } from '../features/shell/preview-banner.tsx';
import { SiteFooter } from '../features/shell/site-footer.tsx';
import { SiteHeader } from '../features/shell/site-header.tsx';

export default function AppLayout(): React.JSX.Element {
  return (
    <div className="page">
      <PreviewBanner />
      <SiteHeader />
      <main id="main" className="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}
