import type { Profile } from '@rendezvous/contract';
import { ChevronRight, MapPin } from 'lucide-react';
import { Link } from 'react-router';
import './profiles.css';
import { Avatar } from '../../ui/avatar.tsx';
import { countDates } from '../../features/dates/date-words.ts';
import { StatusBadge } from '../../features/people/status-badge.tsx';

export function ProfileList({ profiles }: { profiles: readonly Profile[] }): React.JSX.Element {
  return (
    <ul className="card people" aria-label="Profiles">
      {profiles.map(({ id, name, avatar, location, dates_count, status }) => (
        <li key={id}>
          <Link to={`/profiles/${id}`}>
            <Avatar name={name} src={avatar} size={56} />
            <span className="person-name">
              <b className="heading" title={name}>
                {name}
              </b>
              {location !== '' && (
                <span>
                  <MapPin className="icon" />
                  {location}
                </span>
              )}
            </span>
            <span className="person-dates num">{countDates(dates_count)}</span>
            <span className="person-status">
              <StatusBadge status={status} />
            </span>
            <ChevronRight className="icon person-go" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
