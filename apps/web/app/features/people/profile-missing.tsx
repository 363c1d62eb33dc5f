import { Link } from 'react-router';
import { notices } from '../../messages.ts';

export function ProfileMissing(): React.JSX.Element {
  return (
    <div className="card profile-missing">
      <h1 className="title">Profile not found</h1>
      <p className="muted">{notices.profileMissing}</p>
      <Link className="btn btn--secondary" to="/profiles">
        All profiles
      </Link>
    </div>
  );
}
