/** Calls back once, when the element comes within reach of the viewport. */
export const whenVisible = (element: Element, run: () => unknown): void => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
};
