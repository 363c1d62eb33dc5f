import { Check } from 'lucide-react';

/** As they are shown at most; a screen of twice the density shows every pixel of them. */
const size = { width: 736, height: 620 };

/** The pictures are taken by `npm run pictures`. */
const tabs = [
  {
    id: 'timeline',
    name: 'Timeline View',
    title: 'See how it has been going',
    text: 'Each person gets a timeline, grouped by year. The shape of every date shows when it started, how long it ran and how late it got.',
    points: [
      'Ratings at a glance',
      'First kisses and rough dates, marked',
      'Open any date for its stops and costs',
    ],
    picture: 'A timeline of dates by year, each with its arc, its hours and its rating',
  },
  {
    id: 'history',
    name: 'Date History',
    title: 'Remember what you did, and what it cost',
    text: 'Every evening you had, with whom, what you spent and how it felt. Next time starts where last time ended.',
    points: [
      'All dates in one list, newest year first',
      'Totals to the cent',
      'Notes in your own words',
    ],
    picture: 'The date history: what was done with whom, the cost and the rating of each evening',
  },
  {
    id: 'plans',
    name: 'AI Curated Plans',
    title: 'An evening you could leave for now',
    text: 'Three places that exist, are open when you get there and fit the budget. The plan says why each was chosen.',
    points: [
      'Arrival, stay and the way between',
      'Opening hours and prices checked',
      'Refine it in your own words',
    ],
    picture: 'A plan for an evening: its arc over the city, three stops with their hours and costs',
  },
  {
    id: 'schedule',
    name: 'Schedule Dates',
    title: 'Put it in the calendar, change it later',
    text: 'A plan becomes a date with one button. Move an hour, add a stop, write down the surprise.',
    points: [
      'Calendar files and a private feed',
      'Reminders, in the app or by mail',
      'Costs added up as you type',
    ],
    picture: 'The dialog of a date, with its arc on top, its day and its activities',
  },
] as const;

/** Four screens of the product. The tabs are radio buttons, so that they turn without a script. */
export function Showcase(): React.JSX.Element {
  return (
    <section className="sec show" data-lazy="" aria-labelledby="show-title">
      <div className="wrap">
        <h2 className="display-lg" id="show-title">
          Everything between the first hello and the fifth date
        </h2>
        <div className="show-tabs" role="radiogroup" aria-label="Showcase">
          {tabs.map(({ id, name }, i) => (
            <label key={id}>
              <input type="radio" name="showcase" id={`show-${id}`} defaultChecked={i === 0} />
              <span>{name}</span>
            </label>
          ))}
        </div>
        {tabs.map(({ id, name, title, text, points, picture }) => (
          <div className="show-panel" data-tab={id} role="group" aria-label={name} key={id}>
            <div>
              <h3 className="title">{title}</h3>
              <p className="lede">{text}</p>
              <ul className="ticks">
                {points.map((point) => (
                  <li key={point}>
                    <Check className="icon" />
                    {point}
                  </li>
                ))}
              </ul>
            </div>
            <Screen id={id} alt={picture} />
          </div>
        ))}
      </div>
    </section>
  );
}

/** Of the two themes one is on the page, and only that one is loaded. */
function Screen({ id, alt }: { id: string; alt: string }): React.JSX.Element {
  return (
    <div className="screen">
      {(['light', 'dark'] as const).map((theme) => (
        <picture className={`screen-${theme}`} key={theme}>
          <source
            type="image/avif"
            media="(max-width: 600px)"
            srcSet={`/pictures/showcase-${id}-narrow-${theme}.avif`}
            width={374}
            height={470}
          />
          <source type="image/avif" srcSet={`/pictures/showcase-${id}-${theme}.avif`} />
          <img src={`/pictures/showcase-${id}-${theme}.webp`} alt={alt} {...size} loading="lazy" />
        </picture>
      ))}
    </div>
  );
}
