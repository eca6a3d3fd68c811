import { useEffect, useState } from 'react';

/** Whether the device has a camera that this page can ask for; not without https. */
export const useHasCamera = (): boolean => {
  const [hasCamera, setHasCamera] = useState(false);
  useEffect(() => {
    const devices: MediaDevices | undefined = navigator.mediaDevices;
    let isGone = false;
    const look = async (): Promise<void> => {
      const found = (await devices?.enumerateDevices()) ?? [];
      if (!isGone) setHasCamera(found.some(({ kind }) => kind === 'videoinput'));
    };
    const again = (): void => void look();
    again();
    devices?.addEventListener('devicechange', again);
    return () => {
      isGone = true;
      devices?.removeEventListener('devicechange', again);
    };
  }, []);
  return hasCamera;
};
