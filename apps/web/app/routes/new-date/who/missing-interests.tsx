import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { useProfile } from '../../../api/use-profiles.ts';
import { personOf } from './fill-form.ts';
import { nobody } from '../../../plan/wishes.ts';

/** Asks for interests where the own profile has none, or that of the person who was chosen. */
export function MissingInterests({ profileId }: { profileId: number }): React.JSX.Element | null {
  const { data: own } = useProfile('my-profile');
  const { data: chosen } = useProfile(profileId === nobody ? null : profileId);
  const isOwnMissing = own?.interests.length === 0;
  const isChosenMissing = chosen?.interests.length === 0;
  if (!isOwnMissing && !isChosenMissing) return null;
  return (
    <div className="alert missing-interests">
      <TriangleAlert className="icon" />
      <ul aria-label="Missing interests">
        {isOwnMissing && (
          <li>
            Your own profile has no interests yet. Add a few, and plans will suit you both.{' '}
            <Link className="link" to="/my-profile">
              Add your interests
            </Link>
          </li>
        )}
        {chosen && isChosenMissing && (
          <li>
            {personOf(chosen).firstName}’s profile has no interests yet, so plans can only guess.{' '}
            <Link className="link" to={`/profiles/${chosen.id}/edit`}>
              Add interests for {personOf(chosen).firstName}
            </Link>
          </li>
        )}
      </ul>
    </div>
  );
}
