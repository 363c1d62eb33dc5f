/** A handle with or without its @, always on the service's own site. */
export function instagramUrl(handle: string): string {
  return `https://www.instagram.com/${encodeURIComponent(handle.trim().replace(/^@/, ''))}/`;
}

/** A link as it was pasted, if it leads to the web; anything else is taken for a name there. */
export function facebookUrl(link: string): string {
  const text = link.trim();
  return /^https?:\/\//i.test(text)
    ? text
    : `https://www.facebook.com/${encodeURIComponent(text.replace(/^(www\.)?facebook\.com\//i, ''))}`;
}
