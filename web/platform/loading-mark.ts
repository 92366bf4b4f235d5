let open = 0;

/** Marks the document as loading, which shows a bar (styles/app.css). @returns ends it; safe to repeat */
export function beginLoading(): () => void {
  const { dataset } = document.documentElement;
  let isOver = false;
  open += 1;
  dataset.loading = '';
  return () => {
    if (isOver) return;
    isOver = true;
    open -= 1;
    if (open === 0) delete dataset.loading;
  };
}
