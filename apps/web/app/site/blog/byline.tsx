import type { Article } from '@rendezvous/content';
import mark from '../../favicon.svg';

interface BylineProps {
  readonly article: Article;
  /** Of the author's picture, in pixels. */
  readonly size: number;
  readonly formatDate: (day: string) => string;
  /** What follows the date. */
  readonly children?: React.ReactNode;
}

/** Who wrote an article, and when. The picture of the author is the product's mark. */
export function Byline({
  article: { author, date },
  size,
  formatDate,
  children,
}: BylineProps): React.JSX.Element {
  return (
    <div className="byline">
      <img src={mark} alt="" width={size} height={size} />
      <p>
        <b>{author}</b>
        <br />
        <time dateTime={date}>{formatDate(date)}</time>
        {children}
      </p>
    </div>
  );
}
