import { render } from 'preact';

render(<p>Berthier</p>, document.getElementById('app')!);
