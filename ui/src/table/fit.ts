// Text that shrinks until all of it is in sight, as far as it can still be read.
const SIZES = [1, 0.94, 0.88, 0.82, 0.76, 0.7];

/** For an effect that depends on what the text says. `least`: the smallest size. Returns how to end it. */
export function fit(text: HTMLElement, least: number): () => void {
  const box = text.parentElement!;
  const shrink = () => {
    for (const brief of [false, true]) {
      text.classList.toggle('brief', brief); // what matters least goes, and leaves the rest its room
      for (const size of SIZES.filter((each) => each >= least)) {
        text.style.fontSize = `${size}em`;
        if (box.scrollHeight <= box.clientHeight + 1) return;
      }
    }
  };
  shrink();
  const resized = new ResizeObserver(shrink);
  resized.observe(box);
  return () => resized.disconnect();
}
