import { firstNameOf, type DateDetail, type InvitationReply } from '@rendezvous/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Check, Clock } from 'lucide-react';
import { ApiFailure, explainAction } from '../../api/api-failure.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { notices } from '../../messages.ts';
import { formatLongDay, formatWeekday, dayOfInstant } from '../../ui/time/calendar-day.ts';
import { ShareButton } from '../../ui/dialog/share-button.tsx';
import { useDraft } from '../../api/storage/use-draft.ts';
import { useNotices } from '../../ui/toast/use-notices.ts';
import { clockWords } from './checked-line.tsx';
import type { DateFacts } from './date-facts.ts';
import { MoveDialog } from './move-dialog.tsx';

const nameOf = ({ profile }: DateDetail): string =>
  profile ? firstNameOf(profile.name) : 'Your guest';

/** What a guest answered, in a word, and the way to what there is to decide about it. */
export function GuestChip({ date }: { readonly date: DateDetail }): React.JSX.Element | null {
  const { invitation } = date;
  if (invitation === null) return null;
  const { reply } = invitation;
  if (reply?.answer === 'yes')
    return (
      <span className="chip">
        <Check className="icon" />
        {nameOf(date)} said yes
      </span>
    );
  const words = (
    <>
      <Clock className="icon" />
      {reply === null ? 'No answer yet' : chipWords(reply, nameOf(date))}
    </>
  );
  if (reply?.decision !== null) return <span className="chip chip--wait">{words}</span>;
  return (
    <a className="chip chip--wait" href="#date-guest">
      {words}
    </a>
  );
}

/** "June suggests Sunday", until that is decided. */
function chipWords({ answer, date, decision }: InvitationReply, name: string): string {
  const isTime = answer === 'another-time';
  if (decision === 'kept') return 'Kept as it is';
  if (decision === 'accepted') return isTime ? `Moved for ${name}` : `Changed for ${name}`;
  return isTime ? `${name} suggests ${formatWeekday(date)}` : `${name} asks for a change`;
}

/** Inviting whoever the date is with, what they answered, and what becomes of it. */
export function GuestSection({ facts }: { readonly facts: DateFacts }): React.JSX.Element {
  const { date, title } = facts;
  const { invitation } = date;
  const client = useQueryClient();
  const params = { id: date.id };
  const refresh = () => client.invalidateQueries({ queryKey: ['date', date.id] });
  return (
    <section aria-labelledby="date-guest">
      <h2 className="heading" id="date-guest">
        {invitation === null ? `Invite ${date.profile ? nameOf(date) : 'somebody'}` : nameOf(date)}
      </h2>
      {invitation?.reply && <Reply facts={facts} reply={invitation.reply} onDecided={refresh} />}
      <p className="aside-by">
        {invitation === null
          ? 'They see the plan without prices and without your notes, and can say yes, propose another time or ask for something else. No account needed.'
          : `${answeredWords(invitation.reply)} They see the plan without prices and without your notes.`}
      </p>
      <div className="aside-row">
        <ShareButton
          className="btn btn--secondary btn--sm"
          words={invitation === null ? 'Share an invitation' : 'Link, or stop sharing'}
          title={title}
          text="Anyone with the link sees the places, the times and your first name, but no prices or notes, and can answer."
          share={async () => {
            const { url } = await callEndpoint('POST /history/:id/invitation', { params });
            await refresh();
            return url;
          }}
          stop={async () => {
            await callEndpoint('DELETE /history/:id/invitation', { params });
            await refresh();
          }}
          explain={(error, doing) =>
            explainAction(
              error,
              doing === 'share' ? notices.planNotShared : notices.planStillShared,
            )
          }
        />
      </div>
    </section>
  );
}

function answeredWords(reply: InvitationReply | null): string {
  if (reply === null) return 'No answer yet.';
  return `Answered on ${formatWeekday(dayOfInstant(reply.replied_at))}.`;
}

function Reply({
  facts,
  reply,
  onDecided,
}: {
  readonly facts: DateFacts;
  readonly reply: InvitationReply;
  readonly onDecided: () => Promise<void>;
}): React.JSX.Element {
  const { failure } = useNotices();
  const [isMoving, setIsMoving] = useDraft('answer-guest', () => false);
  const decide = (decision: 'accepted' | 'kept'): void => {
    callEndpoint('PUT /history/:id/invitation', {
      params: { id: facts.date.id },
      body: { decision, replied_at: reply.replied_at },
    }).then(onDecided, (error: unknown) => {
      failure(explainAction(error, notices.dateNotUpdated));
      if (error instanceof ApiFailure && error.code === 'answered-anew') void onDecided();
    });
  };
  const isOpen = reply.answer !== 'yes' && reply.decision === null;
  return (
    <>
      <p>{askedWords(reply)}</p>
      {reply.words !== '' && <p className="voice">“{reply.words}”</p>}
      {isOpen && (
        <div className="btn-row aside-row">
          {reply.answer === 'another-time' ? (
            <button
              className="btn btn--primary btn--sm"
              type="button"
              onClick={() => setIsMoving(true)}
            >
              Look at {formatWeekday(reply.date)}
            </button>
          ) : (
            <button
              className="btn btn--secondary btn--sm"
              type="button"
              onClick={() => decide('accepted')}
            >
              I changed it
            </button>
          )}
          <button className="btn btn--ghost btn--sm" type="button" onClick={() => decide('kept')}>
            Keep it as it is
          </button>
        </div>
      )}
      {reply.decision === 'kept' && <p className="aside-by">You are keeping it as it is.</p>}
      {isMoving && (
        <MoveDialog
          facts={facts}
          proposed={{ date: reply.date, start_time: reply.start_time || null }}
          onMoved={() => decide('accepted')}
          onClose={() => setIsMoving(false)}
        />
      )}
    </>
  );
}

/** "Another time: Sunday, December 6, 2026, from 3:50 PM." */
function askedWords({ answer, date, start_time, stops }: InvitationReply): string {
  if (answer === 'yes') return 'Yes.';
  if (answer === 'another-time') {
    const from = clockWords(start_time);
    return `Another time: ${formatLongDay(date)}${from === null ? '' : `, from ${from}`}.`;
  }
  return stops.length === 0 ? 'Something else.' : `Something other than ${stops.join(', ')}.`;
}
