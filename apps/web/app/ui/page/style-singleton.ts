import { useEffect, useEffectEvent } from 'react';

interface SheetProps {
  readonly styles: string;
}

/**
 * Stands in for `react-style-singleton`, by which Radix holds the page still behind a dialog:
 * styles that are there while one of its components is. As a sheet of the document, where the
 * library writes a `<style>` element that our policy refuses.
 */
export function styleSingleton(): (props: SheetProps) => null {
  let mounted = 0;
  let sheet: CSSStyleSheet | undefined;

  return function Sheet({ styles }) {
    const write = useEffectEvent((written: CSSStyleSheet) => written.replaceSync(styles));
    useEffect(() => {
      mounted += 1;
      if (mounted === 1) {
        sheet = new CSSStyleSheet();
        write(sheet);
        document.adoptedStyleSheets.push(sheet);
      }
      return () => {
        mounted -= 1;
        if (mounted > 0) return;
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      };
    }, []);
    return null;
  };
}
