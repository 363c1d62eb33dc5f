import { Link } from 'react-router';
import { notices } from '../../messages.ts';
import { EmptyState } from '../../ui/loading/empty-state.tsx';

export function ProfileMissing(): React.JSX.Element {
  return (
    <div className="card">
      <EmptyState level={1} title="Profile not found" text={notices.profileMissing}>
        <Link className="btn btn--secondary" to="/profiles">
          All profiles
        </Link>
      </EmptyState>
    </div>
  );
}
