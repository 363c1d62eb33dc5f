import type { Profile } from '@rendezvous/contract';
import { MapPin, NotebookPen, Pencil, Sparkles, Trash2 } from 'lucide-react';
import { startTransition, useState } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../ui/avatar.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { DeleteProfileDialog } from './delete-profile-dialog.tsx';
import { StatusSelect } from './status-select.tsx';

interface ProfileHeaderProps {
  readonly profile: Profile;
  readonly onRecord: () => void;
}

export function ProfileHeader({ profile, onRecord }: ProfileHeaderProps): React.JSX.Element {
  const [isDeleting, setIsDeleting] = useState(false);
  const { id, name, avatar, age, occupation, location, bio, phone_number: phone } = profile;
  return (
    <header className="profile-head">
      <Avatar name={name} src={avatar} size={112} />
      <div className="profile-id">
        <div className="profile-name">
          <h1 className="display-lg">{name}</h1>
          <StatusSelect profile={profile} />
        </div>
        <p className="profile-meta">
          {age !== null && <span>{age}</span>}
          {occupation !== '' && <span>{occupation}</span>}
          {location !== '' && (
            <span>
              <MapPin className="icon" />
              {location}
            </span>
          )}
          {phone !== '' && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
        </p>
        {bio !== '' && (
          <div className="profile-bio">
            <LongText text={bio} />
          </div>
        )}
      </div>
      <div className="profile-actions">
        <Link className="btn btn--primary" to={`/new-date?profile=${id}`}>
          <Sparkles className="icon" />
          Plan Date
        </Link>
        <button className="btn btn--secondary" type="button" onClick={onRecord}>
          <NotebookPen className="icon" />
          Record Date
        </button>
        <span className="profile-icons">
          <Link className="btn btn--ghost btn--sm" to={`/profiles/${id}/edit`}>
            <Pencil className="icon" />
            Edit
          </Link>
          <button
            className="btn btn--ghost btn--sm"
            type="button"
            onClick={() => startTransition(() => setIsDeleting(true))}
          >
            <Trash2 className="icon" />
            Delete
          </button>
        </span>
      </div>
      {isDeleting && <DeleteProfileDialog profile={profile} onClose={() => setIsDeleting(false)} />}
    </header>
  );
}
