import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { Button } from '../form/button.tsx';
import { Checkbox } from '../form/checkbox.tsx';

const REASON = 'Fundos insuficientes.';

/** What a finger does: it hovers nowhere. */
async function tap(element: Element) {
  const user = userEvent.setup();
  await user.pointer([{ keys: '[TouchA>]', target: element }, { keys: '[/TouchA]' }]);
}

describe('a disabled control shows its reason when it is tapped (R-PRD-20)', () => {
  test('a button does nothing else, keeps its description and can be focused', async () => {
    const onClick = vi.fn();
    render(
      <Button onClick={onClick} disabledReason={REASON}>
        Construir
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Construir' });
    expect(button).toHaveAccessibleDescription(REASON);
    await tap(button);
    expect(await screen.findByRole('tooltip')).toHaveTextContent(REASON);
    expect(onClick).not.toHaveBeenCalled();
    button.focus();
    expect(button).toHaveFocus();
  });

  test('a checkbox shows its reason, too', async () => {
    render(<Checkbox label="Dida" checked={false} onChange={() => {}} disabledReason={REASON} />);
    await tap(screen.getByRole('checkbox', { name: 'Dida' }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent(REASON);
  });

  test('the reason stays until the next tap elsewhere', async () => {
    render(
      <>
        <Button disabledReason={REASON}>Construir</Button>
        <p>nada</p>
      </>,
    );
    await tap(screen.getByRole('button'));
    await screen.findByRole('tooltip');
    await tap(screen.getByText('nada'));
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  });
});

test('a button that can be pressed says nothing more when it is', async () => {
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Construir</Button>);
  await tap(screen.getByRole('button'));
  expect(onClick).toHaveBeenCalledOnce();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});
