import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether the camera shows a picture yet; `off` where there is none, or nobody has allowed it. */
type CameraState = 'asking' | 'on' | 'off';

/** A camera of the device that shows itself in a `video`, until the component is gone. */
export const useCamera = (
  facing: 'user' | 'environment',
): { readonly video: RefObject<HTMLVideoElement | null>; readonly state: CameraState } => {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('asking');
  useEffect(() => {
    let isGone = false;
    let stream: MediaStream | undefined;
    const stop = (): void => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    void openCamera(facing).then(async (opened) => {
      stream = opened;
      const shown = video.current;
      if (isGone || !shown) return stop();
      if (!stream) return setState('off');
      shown.srcObject = stream;
      await shown.play().catch(ignoreInterruption);
      setState('on');
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [facing]);
  return { video, state };
};

/** Undefined where the device has no camera, or nobody has allowed it; there is none without https either. */
const openCamera = async (facing: string): Promise<MediaStream | undefined> => {
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  try {
    return await devices?.getUserMedia({ video: { facingMode: facing } });
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
};

/** A dialog that is closed while its video starts interrupts it. */
const ignoreInterruption = (error: unknown): void => {
  if (!(error instanceof DOMException)) throw error;
};
