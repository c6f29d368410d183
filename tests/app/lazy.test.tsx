// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/preact';
import { render as draw } from 'preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyPart } from '../../src/app/lazy.tsx';

afterEach(cleanup);

const Words = ({ of }: { readonly of: string }) => <p>{of}</p>;

describe('a part that is fetched when it is wanted', () => {
  it('stands there once it has come', async () => {
    const Part = lazyPart(async () => Words);
    render(<Part of="here" />);
    expect(await screen.findByText('here')).toBeTruthy();
  });

  it('stands there also when it comes between the drawing and the look after it', async () => {
    const Part = lazyPart(async () => Words);
    const fetching = Part.fetch();
    // Drawn as the app draws, with effects that wait for a frame; it comes before them.
    const root = document.body.appendChild(document.createElement('div'));
    draw(<Part of="here" />, root);
    await fetching;
    expect(root.textContent).toBe('');
    await vi.waitFor(() => expect(root.textContent).toBe('here'));
    draw(null, root);
    root.remove();
  });

  it('is drawn at once when it has been fetched ahead', async () => {
    const Part = lazyPart(async () => Words);
    await Part.fetch();
    render(<Part of="here" />);
    expect(screen.getByText('here')).toBeTruthy();
  });

  it('says what to do when it cannot be fetched, and asks again the next time', async () => {
    let tries = 0;
    const Part = lazyPart(async () => {
      tries += 1;
      if (tries === 1) throw new Error('no network');
      return Words;
    });
    const { unmount } = render(<Part of="here" />);
    expect(await screen.findByText(/could not be fetched/)).toBeTruthy();
    unmount();
    render(<Part of="here" />);
    expect(await screen.findByText('here')).toBeTruthy();
  });
});
