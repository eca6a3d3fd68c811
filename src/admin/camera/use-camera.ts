import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/**
 * Whether the camera shows a picture yet; `refused` where the browser or its owner does not allow it, `off` where there
 * is none that answers.
 */
type CameraState = 'asking' | 'on' | 'refused' | 'off';

interface Camera {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly state: CameraState;
  /** Asks for it once more. */
  ask(): void;
}

/** A camera of the device that shows itself in a `video`, until the component is gone. */
export const useCamera = (facing: 'user' | 'environment'): Camera => {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('asking');
  const close = useRef<() => void>(undefined);
  const open = useCallback(() => {
    let isGone = false;
    let stream: MediaStream | undefined;
    const stop = (): void => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    void openCamera(facing).then(async (opened) => {
      stream = typeof opened === 'string' ? undefined : opened;
      const shown = video.current;
      if (isGone || !shown) return stop();
      if (typeof opened === 'string') return setState(opened);
      shown.srcObject = opened;
      await shown.play().catch(ignoreInterruption);
      if (!isGone) setState('on');
    });
    close.current = () => {
      isGone = true;
      stop();
    };
  }, [facing]);
  useEffect(() => {
    open();
    return () => close.current?.();
  }, [open]);
  const ask = useCallback(() => {
    close.current?.();
    setState('asking');
    open();
  }, [open]);
  return { video, state, ask };
};

/** Why there is none where the device has no camera, or nobody has allowed it; there is none without https either. */
const openCamera = async (facing: string): Promise<MediaStream | 'refused' | 'off'> => {
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  try {
    return (await devices?.getUserMedia({ video: { facingMode: facing } })) ?? 'off';
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return error.name === 'NotAllowedError' ? 'refused' : 'off';
  }
};

/** A dialog that is closed while its video starts interrupts it. */
const ignoreInterruption = (error: unknown): void => {
  if (!(error instanceof DOMException)) throw error;
};
