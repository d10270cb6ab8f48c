import { type PreviewMessage, previewMessageSchema, previewReady } from '@arrival/contracts';

/** Drafts from the page that shows this one in a frame: same origin, that very window, the agreed shape; everything else is ignored. */
export function onDraft(take: (message: PreviewMessage) => void): void {
  window.addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== location.origin || source !== window.parent || source === window) return;
    const read = previewMessageSchema.safeParse(data);
    if (read.success) take(read.data);
  });
  window.parent.postMessage(previewReady, location.origin);
}
