import { whenVisible } from './when-visible.ts';

const fetchSection = async (key: string): Promise<HTMLElement | undefined> => {
  const answer = await fetch(location.href, { headers: { accept: 'text/html' } });
  // The styles are on this page already, and would be against its policy where they are not the same.
  const html = (await answer.text()).replace(/<style>.*?<\/style>/s, '');
  const page = new DOMParser().parseFromString(html, 'text/html');
  const found = page.querySelector<HTMLElement>(`[data-section="${CSS.escape(key)}"]`);
  return found && !('defer' in found.dataset) ? found : undefined;
};

/** Fills sections whose source was too slow: requests the page again, once, when the visitor comes near. */
export const startDeferred = (filled: (section: HTMLElement) => void): void => {
  for (const section of document.querySelectorAll<HTMLElement>('[data-defer]')) {
    whenVisible(section, () => {
      fetchSection(section.dataset.section ?? '').then(
        (found) => {
          if (!found) return section.remove();
          section.replaceWith(found);
          filled(found);
        },
        // No network is as good as no section.
        () => section.remove(),
      );
    });
  }
};
