// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/preact';
import { render as draw } from 'preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazy } from '../../src/app/lazy.tsx';

afterEach(cleanup);

const Words = ({ of }: { readonly of: string }) => <p>{of}</p>;

describe('a page that is fetched when it is wanted', () => {
  it('stands there once it has come', async () => {
    const Part = lazy(async () => Words);
    render(<Part of="here" />);
    expect(await screen.findByText('here')).toBeTruthy();
  });

  it('is drawn at once when it has been fetched before', async () => {
    const Page = lazy(async () => Words);
    const one = document.body.appendChild(document.createElement('div'));
    const other = document.body.appendChild(document.createElement('div'));
    draw(<Page of="one" />, one);
    await vi.waitFor(() => expect(one.textContent).toBe('one'));
    // Drawn at once, now that it is there.
    draw(<Page of="other" />, other);
    expect(other.textContent).toBe('other');
    for (const root of [one, other]) {
      draw(null, root);
      root.remove();
    }
  });

  it('says what to do when it cannot be fetched, and asks again the next time', async () => {
    let tries = 0;
    const Part = lazy(async () => {
      tries += 1;
      if (tries === 1) throw new Error('no network');
      return Words;
    });
    const { unmount } = render(<Part of="here" />);
    expect(await screen.findByText(/could not be loaded/)).toBeTruthy();
    unmount();
    render(<Part of="here" />);
    expect(await screen.findByText('here')).toBeTruthy();
  });
});
