import { Outlet } from 'react-router';
import '../styles/dateline.css';
import '../styles/member.css';
import { OfflineNote } from '../features/shell/offline-note.tsx';
import { SiteFooter } from '../features/shell/site-footer.tsx';
import { SiteHeader } from '../features/shell/site-header.tsx';

export default function MemberLayout(): React.JSX.Element {
  return (
    <div className="page">
      <SiteHeader />
      <main id="main" className="main" tabIndex={-1}>
        <OfflineNote />
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}
