import Trash2 from 'lucide-react/icons/trash';
import { useWords } from '../../platform/words.ts';
import { Button } from '../../design/button.tsx';

export const RemoveButton = ({ onRemove }: { onRemove: () => void }) => {
  const t = useWords().creations;
  return (
    <Button variant="ghost" shape="icon" aria-label={t.delete()} onClick={onRemove}>
      <Trash2 size={18} aria-hidden="true" />
    </Button>
  );
};
