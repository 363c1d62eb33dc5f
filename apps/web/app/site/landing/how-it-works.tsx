const steps = [
  {
    title: 'Select any profile',
    text: 'Keep a page for everyone you are seeing: what they love, what they avoid, what you did last time.',
  },
  {
    title: 'Enter preferences',
    text: 'Neighborhood, start time, budget and mood. Most of it is filled in from the profile already.',
  },
  {
    title: 'AI creates the best plan',
    text: 'Three stops in order, with times, costs, opening hours and the way between them. Refine it five times.',
  },
] as const;

export function HowItWorks(): React.JSX.Element {
  return (
    <section className="band how sec" id="how" aria-labelledby="how-title">
      <div className="wrap">
        <p className="eyebrow">How it works</p>
        <h2 className="display-xl" id="how-title">
          From a name to a night out
        </h2>
        <ol>
          {steps.map(({ title, text }, i) => (
            <li key={title}>
              <span className="big" aria-hidden="true">
                {i + 1}
              </span>
              <h3 className="heading">{title}</h3>
              <p className="muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
