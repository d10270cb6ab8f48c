import { useRef, useState } from 'react';

export type PhotoRounds = ReturnType<typeof usePhotoRounds>;

/** One picture at a time: whoever begins anew ends what was under way, and sends no more of it. */
export function usePhotoRounds(stopSending: () => void) {
  const stop = useRef(stopSending);
  stop.current = stopSending;
  const [rounds] = useState(() => {
    let round = 0;
    const mine = {
      isUploading: false,
      /** Tells whether another round has begun since. */
      over() {
        const now = round;
        return () => now !== round;
      },
      next() {
        if (mine.isUploading) stop.current();
        mine.isUploading = false;
        round += 1;
        return mine.over();
      },
    };
    return mine;
  });
  return rounds;
}
