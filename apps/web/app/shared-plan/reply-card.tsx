import { limits, type InvitationReply, type ShownInvitation } from '@rendezvous/contract';
import { CalendarPlus, Check } from 'lucide-react';
import { formatLongDay, formatWeekday } from '../ui/time/calendar-day.ts';
import { formatClock, parseClock } from '../ui/time/clock-time.ts';

export interface InvitationProps {
  readonly invitation: ShownInvitation;
  readonly addresses: {
    readonly page: string;
    readonly reply: string;
    readonly calendar: string;
  };
}

/**
 * What the guest says, in plain forms; each answer takes the place of the one
 * before, and can be changed.
 */
export function ReplyCard({ invitation, addresses }: InvitationProps): React.JSX.Element {
  const { state, reply, problem } = invitation;
  const inviter = invitation.inviter || 'Whoever invited you';
  const choices = <Choices plan={invitation.plan} action={addresses.reply} inviter={inviter} />;
  if (state !== 'open')
    return (
      <section className="card reply" aria-label="Your answer">
        <h2 className="title">{state === 'cancelled' ? 'Called off' : 'This was it'}</h2>
        <p>
          {state === 'cancelled'
            ? `${inviter} has called this date off.`
            : 'This date is over. There is nothing left to answer.'}
        </p>
      </section>
    );
  const said = reply && heading(reply, invitation.plan, inviter);
  return (
    <section className="card reply" aria-label="Your answer">
      {problem !== undefined && (
        <p className="alert" role="alert">
          {problem}
        </p>
      )}
      {said?.state === 'on' && (
        <span className="reply-done">
          <Check className="icon" />
        </span>
      )}
      <h2 className="title">{said?.title ?? 'Shall we?'}</h2>
      <p>{said?.text ?? `${inviter} sees your answer. No account, nothing to install.`}</p>
      {reply && reply.words !== '' && <p className="reply-words">“{reply.words}”</p>}
      {said?.state === 'on' && (
        <a className="btn btn--secondary" href={addresses.calendar} download>
          <CalendarPlus className="icon" />
          Add to calendar
        </a>
      )}
      {said && said.state !== 'open' ? (
        <details open={problem !== undefined}>
          <summary>Change my answer</summary>
          {choices}
        </details>
      ) : (
        choices
      )}
    </section>
  );
}

interface Said {
  readonly title: string;
  readonly text: string;
  /** The date is on, the inviter has to say something, or the guest has to answer again. */
  readonly state: 'on' | 'waiting' | 'open';
}

/** What holds after an answer: what was said, and what became of it. */
function heading(reply: InvitationReply, plan: ShownInvitation['plan'], inviter: string): Said {
  const date = plan.date ?? null;
  const seeYou = `See you ${date === null ? 'then' : formatWeekday(date)}`;
  if (reply.decision === 'kept')
    return { title: 'Shall we?', text: `${inviter} would rather keep it as it is.`, state: 'open' };
  if (reply.answer === 'another-time') {
    if (reply.decision === 'accepted')
      return { title: seeYou, text: `${inviter} moved it, as you proposed.`, state: 'on' };
    const from = parseClock(reply.start_time);
    return {
      title: 'Another time',
      text: `You proposed ${formatLongDay(reply.date)}${from === null ? '' : `, from ${formatClock(from)}`}. ${inviter} knows. Check this page for the answer.`,
      state: 'waiting',
    };
  }
  if (reply.answer === 'something-else') {
    if (reply.decision === 'accepted')
      return { title: 'Shall we?', text: `${inviter} has changed the plan.`, state: 'open' };
    const what =
      reply.stops.length === 0
        ? 'something else'
        : `something other than ${reply.stops.join(', ')}`;
    return {
      title: 'Something else',
      text: `You asked for ${what}. ${inviter} knows. Check this page for the answer.`,
      state: 'waiting',
    };
  }
  if (date !== null && reply.for_date !== date)
    return {
      title: 'Shall we?',
      text: `The day has changed: it is ${formatLongDay(date)} now.`,
      state: 'open',
    };
  return {
    title: seeYou,
    text: `${meetingPoint(plan)}${inviter} knows. If a time or a place changes, this page says so.`,
    state: 'on',
  };
}

/** "Coit Tower, 3:50 PM. ", as far as that is known. */
function meetingPoint({ venues, start_time }: ShownInvitation['plan']): string {
  const from = parseClock(venues[0]?.arrival ?? start_time);
  return venues[0] === undefined || from === null
    ? ''
    : `${venues[0].name}, ${formatClock(from)}. `;
}

function Choices({
  plan,
  action,
  inviter,
}: {
  readonly plan: ShownInvitation['plan'];
  readonly action: string;
  readonly inviter: string;
}): React.JSX.Element {
  return (
    <div className="reply-choices">
      <form method="post" action={action}>
        <input type="hidden" name="answer" value="yes" />
        <button className="btn btn--primary" type="submit">
          Yes, see you there
        </button>
        <details>
          <summary>Add a note</summary>
          <Words label="Your note" />
        </details>
      </form>
      <details name="instead">
        <summary className="btn btn--secondary">Another time</summary>
        <form method="post" action={action}>
          <input type="hidden" name="answer" value="another-time" />
          <p>When would suit you? {inviter} checks that everything is open then.</p>
          <div className="reply-when">
            <label>
              Day
              <input
                className="input"
                type="date"
                name="date"
                required
                defaultValue={plan.date ?? ''}
              />
            </label>
            <label>
              From
              <input
                className="input"
                type="time"
                name="start_time"
                defaultValue={plan.start_time ?? ''}
              />
            </label>
          </div>
          <Words label="Your note" />
          <button className="btn btn--primary" type="submit">
            Suggest this
          </button>
        </form>
      </details>
      <details name="instead">
        <summary className="btn btn--secondary">Something else</summary>
        <form method="post" action={action}>
          <input type="hidden" name="answer" value="something-else" />
          <fieldset>
            <legend>What would you change?</legend>
            {plan.venues.map(({ name }, i) => (
              <label className="reply-stop" key={name}>
                <input type="checkbox" name="stops" value={name} />
                <span>
                  <span className="num muted" aria-hidden="true">
                    {i + 1}{' '}
                  </span>
                  {name}
                </span>
              </label>
            ))}
          </fieldset>
          <Words label="Into what?" />
          <button className="btn btn--primary" type="submit">
            Ask for this
          </button>
        </form>
      </details>
    </div>
  );
}

function Words({ label }: { readonly label: string }): React.JSX.Element {
  return (
    <label>
      {label} (optional)
      <input className="input" name="words" maxLength={limits.guestWords} autoComplete="off" />
    </label>
  );
}
