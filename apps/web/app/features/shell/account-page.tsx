import { product } from '@rendezvous/contract';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { Skyline } from '../../ui/skyline.tsx';
import { hashText, seededRandom } from '../../ui/skyline-shapes.ts';
import '../../styles/account.css';
import { Logo } from './logo.tsx';

interface AccountPageProps {
  readonly title: string;
  readonly text: string;
  readonly artTitle: string;
}

/** The frame of the sign-in and sign-up pages: what there is to say on the left, an evening over a city on the right. */
export function AccountPage({ title, text, artTitle }: AccountPageProps): React.JSX.Element {
  return (
    <div className="account">
      <main id="main" className="account-main" tabIndex={-1}>
        <Link to="/" aria-label={`${product}, home`}>
          <Logo />
        </Link>
        <div className="account-box">
          <h1 className="display-lg">{title}</h1>
          <p className="lede">{text}</p>
          <Link className="btn btn--primary btn--lg" to="/new-date">
            <ArrowLeft className="icon" />
            Back to planning
          </Link>
        </div>
      </main>
      <aside className="account-side">
        <EveningArt />
        <p className="display-lg">{artTitle}</p>
      </aside>
    </div>
  );
}

const starRandom = seededRandom(hashText('San Francisco'));
const stars = Array.from({ length: 60 }, () => ({
  x: Math.round(starRandom() * 1000),
  y: Math.round(starRandom() * 560),
  r: Number((1 + starRandom()).toFixed(1)),
  opacity: Number((0.35 + starRandom() * 0.6).toFixed(2)),
}));

/** San Francisco at blue hour. */
function EveningArt(): React.JSX.Element {
  return (
    <svg className="account-art" viewBox="0 0 1000 1200" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
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
          <circle key={`${star.x} ${star.y}`} cx={star.x} cy={star.y} r={star.r} opacity={star.opacity} />
        ))}
      </g>
      <circle cx="330" cy="1080" r="90" fill="#FFEFC9" />
      <path d="M40 1110Q500 170 960 1110" fill="none" stroke="#FFF3DC" strokeWidth="4" strokeOpacity=".8" strokeDasharray=".1 12" strokeLinecap="round" />
      <g transform="translate(-200 836) scale(1.4)">
        <Skyline city="San Francisco" />
      </g>
    </svg>
  );
}
