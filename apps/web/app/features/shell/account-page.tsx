import { Route, Sparkles, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import './account.css';
import { Skyline } from '../../sky/skyline/skyline.tsx';
import { seededRandom } from '../../sky/skyline/skyline-shapes.ts';
import { hashText } from '../../ui/page/hash-text.ts';
import { OfflineNote } from './offline-note.tsx';

const promises = [
  {
    icon: Route,
    title: 'Track your journey',
    text: 'Every date in order, with what it cost and how it felt.',
  },
  {
    icon: Sparkles,
    title: 'AI-powered planning',
    text: 'Three stops, the way between them and the weather.',
  },
  {
    icon: UsersRound,
    title: 'Profile management',
    text: 'A page for each person, for your eyes only.',
  },
] as const;

interface AccountPageProps {
  readonly title: string;
  readonly text?: string;
  readonly artTitle: string;
  readonly children: ReactNode;
}

/**
 * The frame of the sign-in and sign-up pages: the form on the left, what an account is for on the
 * right, under an evening over a city.
 */
export function AccountPage({
  title,
  text,
  artTitle,
  children,
}: AccountPageProps): React.JSX.Element {
  return (
    <div className="account">
      <main id="main" className="account-main" tabIndex={-1}>
        <div className="account-box">
          <OfflineNote />
          <header>
            <h1 className="display-lg">{title}</h1>
            {text && <p className="lede">{text}</p>}
          </header>
          {children}
        </div>
      </main>
      <aside className="account-side" aria-label="What an account is for">
        <EveningArt />
        <div className="account-copy">
          <h2 className="display-lg">{artTitle}</h2>
          <ul>
            {promises.map(({ icon: Icon, title, text }) => (
              <li key={title}>
                <Icon className="icon" />
                <span>
                  <b>{title}</b>
                  <span>{text}</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      </aside>
    </div>
  );
}

const starRandom = seededRandom(hashText('San Francisco'));
/** Where the words stand in a drawing that fills the side of a page: no star comes through them. */
const words = { right: 740, top: 90, bottom: 600 };
const stars = Array.from({ length: 110 }, () => ({
  x: Math.round(starRandom() * 1000),
  y: Math.round(starRandom() * 640),
  r: Number((1 + starRandom()).toFixed(1)),
  opacity: Number((0.35 + starRandom() * 0.6).toFixed(2)),
})).filter(({ x, y }) => x > words.right || y < words.top || y > words.bottom);

/** San Francisco at blue hour. */
function EveningArt(): React.JSX.Element {
  return (
    <svg
      className="account-art"
      viewBox="0 0 1000 1200"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="account-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#1B1748" />
          <stop offset=".42" stopColor="#4A3888" />
          <stop offset=".68" stopColor="#A94F87" />
          <stop offset=".86" stopColor="#F3734F" />
          <stop offset="1" stopColor="#FBB066" />
        </linearGradient>
      </defs>
      <rect width="1000" height="1200" fill="url(#account-sky)" />
      <g fill="#FFF3DC">
        {stars.map((star) => (
          <circle
            key={`${star.x} ${star.y}`}
            cx={star.x}
            cy={star.y}
            r={star.r}
            opacity={star.opacity}
          />
        ))}
      </g>
      <circle cx="330" cy="1080" r="90" fill="#FFEFC9" />
      <path
        className="account-arc"
        d="M40 1110Q500 170 960 1110"
        fill="none"
        stroke="#FFF3DC"
        strokeWidth="4"
        strokeOpacity=".8"
        strokeDasharray=".1 12"
        strokeLinecap="round"
      />
      <g transform="translate(-200 836) scale(1.4)">
        <Skyline city="San Francisco" />
      </g>
    </svg>
  );
}
