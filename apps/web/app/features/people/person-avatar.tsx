import { useProfiles } from '../../api/use-profiles.ts';
import { Avatar } from '../../ui/avatar.tsx';

interface PersonAvatarProps {
  readonly person: { readonly id: number; readonly name: string };
  readonly size: number;
}

/** The photo of somebody known by name alone, once the people of the user are known. */
export function PersonAvatar({ person, size }: PersonAvatarProps): React.JSX.Element {
  const { data: people = [] } = useProfiles();
  const avatar = people.find(({ id }) => id === person.id)?.avatar ?? null;
  return <Avatar name={person.name} src={avatar} size={size} />;
}
