import { calculate, CALCULATORS, FiguresOn, inputText, readInputs, type TextPart } from '@contract';
import { useEffect, useMemo, useRef, useState } from 'react';

export type CalculatorPart = Extract<TextPart, { readonly calculator: unknown }>['calculator'];

/** What is in the form and what comes of it: until something is typed, what the server has calculated. */
export function useCalculator(page: CalculatorPart) {
  const form = useRef<HTMLFormElement>(null);
  const [texts, setTexts] = useState(page.entered.texts);
  // what was typed before the script had come
  useEffect(() => {
    const typed = Object.fromEntries(new FormData(form.current!)) as Readonly<Record<string, string>>;
    setTexts((known) => (Object.keys(known).every((name) => typed[name] === known[name]) ? known : typed));
  }, []);
  const isTyped = texts !== page.entered.texts;
  const figures = useMemo(() => new FiguresOn(page.figures, page.day), [page]);
  const calculated = useMemo(() => {
    const calculator = CALCULATORS[page.kind];
    const entered = readInputs(calculator, texts, figures);
    const isWrong = Object.keys(entered.errors).length > 0;
    return { entered, calculation: isWrong ? null : calculate(calculator, entered.values, figures) };
  }, [page, texts, figures]);

  function change(name: string, text: string) {
    setTexts({ ...texts, [name]: text });
  }
  function leave(name: string) {
    const spec = page.inputs[name];
    if (!spec || calculated.entered.errors[name] !== undefined) return;
    const text = inputText(spec, calculated.entered.values[name]!);
    if (text !== texts[name]) change(name, text);
  }
  return {
    form,
    texts,
    errors: isTyped ? calculated.entered.errors : page.entered.errors,
    calculation: isTyped ? calculated.calculation : page.calculation,
    change,
    leave,
  };
}
