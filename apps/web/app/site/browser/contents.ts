/** How far down the window a section has begun when it counts as being read. */
const readingLine = 0.3;

/**
 * Marks the section that is being read in the list of a text's sections, and keeps it in
 * sight where that is a row.
 */
export function markSectionInView(contents: Element): void {
  const sections = [...document.querySelectorAll('[data-section]')];
  const links = contents.querySelectorAll('a');
  const mark = () => {
    const place = sections.findLastIndex(
      (section) => section.getBoundingClientRect().top < innerHeight * readingLine,
    );
    for (const [i, link] of links.entries()) {
      if (i === place) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    showInRow(links[place]);
  };
  // A section is entered or left exactly when its edge crosses the line.
  const observer = new IntersectionObserver(mark, {
    rootMargin: `-${readingLine * 100}% 0px -${100 - readingLine * 100}% 0px`,
  });
  for (const section of sections) observer.observe(section);
}

function showInRow(link: HTMLAnchorElement | undefined): void {
  const row = link?.closest('ul');
  if (!link || !row || row.scrollWidth <= row.clientWidth) return;
  row.scrollTo({ left: link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2 });
}
