import type { DateDetail } from '@rendezvous/contract';
import { AskAbout } from '../../features/people/ask-about.tsx';

/** What to ask about at a date with somebody. */
export function AskOnTheDay({ date }: { readonly date: DateDetail }): React.JSX.Element | null {
  return (
    date.profile && <AskAbout profileId={date.profile.id} day={date.date} headingClass="heading" />
  );
}
