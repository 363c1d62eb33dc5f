/**
 * The colors and the type of a picture of 1200 by 630 pixels that stands for a page elsewhere:
 * no style sheet reaches it.
 */
export function PictureFrame({ children }: { children: React.ReactNode }): React.JSX.Element {
  return (
    <div
      style={{
        display: 'flex',
        position: 'relative',
        width: 1200,
        height: 630,
        background: '#FBF6EE',
        color: '#2B1433',
        fontFamily: 'Instrument Sans',
        fontWeight: 500,
      }}
    >
      {children}
    </div>
  );
}
