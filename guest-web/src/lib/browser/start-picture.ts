const rel = 'apple-touch-startup-image';

/**
 * Safari on a phone shows a white page from the tap on the icon until the app has something, unless a picture of exactly its screen's size was
 * named when the app was put there. It asks for it then alone, so it is named late, and only to a browser that reads it.
 */
export function nameStartPicture(): void {
  if (!('standalone' in navigator) || document.querySelector(`link[rel="${rel}"]`)) return;
  const sides = [screen.width, screen.height].map((side) => Math.round(side * devicePixelRatio));
  const capable = document.createElement('meta');
  capable.name = 'apple-mobile-web-app-capable';
  capable.content = 'yes';
  const picture = document.createElement('link');
  picture.rel = rel;
  picture.href = `/api/resort/start-pictures/${Math.min(...sides)}x${Math.max(...sides)}.png`;
  document.head.append(capable, picture);
}
