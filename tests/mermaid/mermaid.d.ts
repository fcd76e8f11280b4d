/** What the test asks of Mermaid, which is installed in this folder for a deep run alone. */
declare module 'mermaid' {
  type Database = {
    getRelations(): { id1: string; id2: string }[];
    getData(): { nodes: { id: string; label?: unknown; description?: unknown }[] };
  };
  const mermaid: {
    parse(text: string): Promise<{ diagramType: string }>;
    mermaidAPI: { getDiagramFromText(text: string): Promise<{ db: Database }> };
  };
  export default mermaid;
}
